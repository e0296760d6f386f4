import { handlers } from '#platform/http/handler.ts';
import { lists } from '#contract/lists.ts';
import { parseListQuery } from '#platform/http/list-query.ts';
import type { CancelPriceBook } from '../../application/cancel-price-book.ts';
import type { PreviewPrices } from '../../application/preview-prices.ts';
import type { PublishPriceBook } from '../../application/publish-price-book.ts';
import type { ReadPriceBooks } from '../../application/read-price-books.ts';
import type { PriceBookList } from '../persistence/price-book-list.ts';

export const priceBookRoutes = (
  list: PriceBookList,
  read: ReadPriceBooks,
  publish: PublishPriceBook,
  cancel: CancelPriceBook,
  preview: PreviewPrices,
) =>
  handlers({
    'GET /admin/price-books': async ({ query }) => {
      const wanted = parseListQuery(query, lists['GET /admin/price-books']);
      const { rows, total } = await list.page(wanted);
      return { rows: await read.rowsOf(rows), from: wanted.from, total };
    },
    'GET /admin/price-books/:id': ({ params }) => read.one(params.id),
    'POST /admin/price-books': async ({ body: { publishAt, ...body } }, { caller }) => {
      const edition = await publish({
        ...body,
        authorId: caller.id,
        publishAt: publishAt === undefined ? undefined : new Date(publishAt),
      });
      const { document: _, ...row } = await read.one(edition.id);
      return row;
    },
    'POST /admin/price-books/:id/cancel': async ({ params }) => {
      await cancel(params.id);
      return read.one(params.id);
    },
    'POST /admin/price-preview': ({ body }) => preview(body.document),
  });
