import {
  findProduct,
  listProducts,
  readBarcodes,
  readLabel,
  removeProduct,
  saveProduct,
  shareProducts,
  updateProduct,
} from '@crisper/contract/products/products';
import type { FastifyInstance } from 'fastify';
import { clientLeft } from '../../http/client-left.ts';
import { route } from '../../http/route.ts';
import { acceptPhotos } from '../../http/uploads/accept-photos.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import type { PhotoReading } from './photo-reading.service.ts';
import type { ProductsService } from './products.service.ts';

interface Deps {
  products: ProductsService;
  reading: PhotoReading;
  uploads: UploadBudget;
}

export function productsRoutes(app: FastifyInstance, { products, reading, uploads }: Deps): void {
  route(app, findProduct, ({ user, params, query }) => products.find(user, params.code, query.format));
  route(app, listProducts, ({ user }) => products.list(user));
  route(app, saveProduct, ({ user, body }) => products.save(user, body));
  route(app, updateProduct, ({ user, params, body }) => products.update(user, params.id, body));
  route(app, removeProduct, async ({ user, params }) => {
    await products.remove(user, params.id);
    return { ok: true as const };
  });
  route(app, shareProducts, ({ user, body }) => products.share(user, body.sharing));

  app.register(async (scope) => {
    acceptPhotos(scope, uploads);
    route(scope, readBarcodes, async ({ user, body, reply }) => ({
      codes: await reading.codes(user, body.image, clientLeft(reply)),
    }));
    route(scope, readLabel, ({ user, body, reply }) => reading.label(user, body.image, clientLeft(reply)));
  });
}
