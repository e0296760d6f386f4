/** Bytes. A smaller picture is sent unchanged. */
const light = 1_000_000;
/** Pixels of the longer side; the server keeps no more. */
const longSide = 2000;

/**
 * Scales a large photograph down to the size that the server keeps, for a faster upload. A file that the browser can't
 * draw is sent unchanged.
 */
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
    pen.fillStyle = 'white'; // JPEG has no transparency
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
