import { Readable } from 'node:stream';
import {
  getImport,
  importReport,
  listImports,
  startImport,
  undoImport,
} from '@crisper/contract/imports/imports';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../http/file-route.ts';
import { route } from '../../http/route.ts';
import { Problem } from '../../problem.ts';
import type { ImportsService } from './imports.service.ts';

export function importsRoutes(app: FastifyInstance, imports: ImportsService): void {
  app.register(async (scope) => {
    // The file is handed on as it arrives. Nothing else may be sent here.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, file, done) => done(null, file));
    route(scope, startImport, ({ user, query, request }) => {
      const file: unknown = request.body;
      if (!(file instanceof Readable)) throw new Problem('bad_request', 'This file is empty.');
      return imports.start(user, query, file);
    });
  });

  route(app, listImports, async ({ user }) => {
    const listed = await imports.list(user);
    return { imports: listed, total: listed.length };
  });
  route(app, getImport, ({ user, params }) => imports.open(user, params.id));
  route(app, undoImport, ({ user, params }) => imports.undo(user, params.id));
  fileRoute(app, importReport, async ({ user, params }) => ({
    name: 'import-report.csv',
    type: 'text/csv; charset=utf-8',
    stream: await imports.report(user, params.id),
  }));
}
