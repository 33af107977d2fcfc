import { prepareCluster } from '../db/make-cluster.ts';

console.log(`An empty database to copy is in ${await prepareCluster()}`);
