import { IdParams } from '../common.ts';
import { anyone, route, type RouteTable, signedIn } from '../route.ts';
import * as picture from './schemas.ts';

/** Pictures: uploaded first, then attached by id to a record. */
export const pictureRoutes = {
  'POST /pictures': route({
    summary:
      'Upload a PNG, JPEG or WebP picture of at most 8 MB. It is deleted after a day unless it is attached to something',
    access: signedIn,
    forKeys: true,
    body: picture.PictureBytes,
    status: 201,
    answer: picture.UploadedPicture,
    refusals: [
      'picture.not_a_picture',
      'picture.animated',
      'picture.too_large',
      'picture.unreadable',
      'picture.too_many_pictures',
      'picture.store_unavailable',
    ],
    idempotent: true,
    wire: 'image-upload',
  }),
  'GET /pictures/:id': route({
    summary: 'A picture, by the signed address that its readers are given',
    access: anyone,
    params: IdParams,
    query: picture.PictureLink,
    status: 200,
    answer: picture.PictureBytes,
    refusals: ['picture.not_found', 'picture.store_unavailable'],
    wire: 'image',
  }),
} as const satisfies RouteTable;
