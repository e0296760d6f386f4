/**
 * Keys are paths of lower-case words and numbers. Therefore a key can't lead out of its folder and needs no escaping in
 * a URL.
 */
export const assertKey = (key: string): void => {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*\.webp$/.test(key)) throw new Error('not a valid storage key of a picture');
};
