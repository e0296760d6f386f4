import type { Module } from '#platform/module.ts';
import { pictureRows } from './adapters/persistence/picture.table.ts';
import { pictureBindings } from './picture.container.ts';
import { picture } from './picture.tokens.ts';

export const pictureModule = {
  rows: pictureRows,
  bindings: [pictureBindings],
  http: [picture.http],
  jobs: [picture.jobs],
  personalData: picture.personalData,
} satisfies Module;
