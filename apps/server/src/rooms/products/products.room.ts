import type { Logger } from 'pino';
import type { Cache } from '../../cache/cache.provider.ts';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { RoomParts } from '../../http/room.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import type { ProductsOnline } from '../../providers/products/products.provider.ts';
import type { VisionProvider } from '../../providers/vision/vision.provider.ts';
import { createOnlineLookup } from './online-lookup.ts';
import { move } from './own-products.repository.ts';
import { createPhotoReading, type PhotoReading } from './photo-reading.service.ts';
import { productsRoutes } from './products.routes.ts';
import { createProducts, type ProductsService } from './products.service.ts';

interface Deps {
  db: Database;
  cache: Cache;
  limiter: Limiter;
  log: Logger;
  uploads: UploadBudget;
  vision: Pick<VisionProvider, 'barcodes' | 'page'>;
  productsOnline: ProductsOnline | undefined;
  tableOf: Parameters<typeof createProducts>[0]['tableOf'];
}

interface ProductsApi extends ProductsService {
  /** For receipts: what is printed on a page. */
  reading: PhotoReading;
}

export function productsRoom(deps: Deps): RoomParts<ProductsApi> {
  const products = createProducts({ ...deps, online: createOnlineLookup(deps) });
  const reading = createPhotoReading(deps);
  return {
    room: {
      name: 'products',
      routes: (app) => productsRoutes(app, { products, reading, uploads: deps.uploads }),
      shared: { bring: move },
      personal: {
        export: (_, householdId) => ({
          ownProducts: products.exportOf(householdId),
          productSharing: products.exportSharing(householdId),
        }),
      },
    },
    api: { ...products, reading },
  };
}

// What other rooms may ask, besides the api.
export type { PhotoReading } from './photo-reading.service.ts';
