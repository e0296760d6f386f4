import type { Handlers } from '#platform/http/handler.ts';
import type { AttachedPictures } from '../../application/attached-pictures.ts';
import type { ReadPicture } from '../../application/read-picture.ts';
import type { UploadPicture } from '../../application/upload-picture.ts';

export type PictureHandlers = Handlers<'POST /pictures' | 'GET /pictures/:id'>;

export const pictureRoutes = (
  uploadPicture: UploadPicture,
  readPicture: ReadPicture,
  pictures: AttachedPictures,
): PictureHandlers => {
  const upload: PictureHandlers['POST /pictures'] = async ({ body }, { caller }) => {
    const picture = await uploadPicture(caller.id, body);
    return { ...pictures.viewOf(picture), bytes: picture.bytes };
  };
  return {
    // it is decoded and kept in it, which no transaction should wait for
    'POST /pictures': Object.assign(upload, { outsideTransaction: true as const }),
    'GET /pictures/:id': ({ params, query }) => readPicture(params.id, query),
  };
};
