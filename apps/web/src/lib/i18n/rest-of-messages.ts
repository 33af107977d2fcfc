import { restOfMessages } from './language.ts';

// Every module that is not part of the first page imports this one: what it says is there when it starts.
await restOfMessages();
