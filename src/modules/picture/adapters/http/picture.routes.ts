import { type Handler, handlers, outsideTransaction } from '#platform/http/handler.ts';
import type { AttachedPictures } from '../../application/attached-pictures.ts';
import type { ReadPicture } from '../../application/read-picture.ts';
import type { UploadPicture } from '../../application/upload-picture.ts';

export const pictureRoutes = (uploadPicture: UploadPicture, readPicture: ReadPicture, pictures: AttachedPictures) => {
  const upload: Handler<'POST /pictures'> = async ({ body }, { caller }) => {
    const picture = await uploadPicture(caller.id, body);
    return { ...pictures.viewOf(picture), bytes: picture.bytes };
  };
  return handlers({
    'POST /pictures': outsideTransaction(upload),
    'GET /pictures/:id': ({ params, query }) => readPicture(params.id, query),
  });
};
