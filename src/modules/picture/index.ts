export type { AttachedPictures } from './application/attached-pictures.ts';
export { pictureConfig } from './config.ts';
export { picture } from './picture.tokens.ts';
