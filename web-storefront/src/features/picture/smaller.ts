/** Bytes below which a picture is sent as it is. */
const light = 1_000_000;
/** The server keeps no more pixels on the longer side. */
const longSide = 2000;

/** A large photograph as small as it will be kept, so that it is there soon; as it is, where the browser can't draw it. */
export const smaller = async (file: File): Promise<Blob> => {
  if (file.size < light) return file;
  try {
    const picture = await createImageBitmap(file);
    const part = Math.min(1, longSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * part);
    canvas.height = Math.round(picture.height * part);
    const pen = canvas.getContext('2d');
    if (!pen) return file;
    pen.fillStyle = 'white'; // JPEG has nothing that one could see through
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', 0.9);
    });
    return drawn && drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  }
};
