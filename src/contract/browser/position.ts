import { positionHeader } from '../position.ts';

/** How far the server's log was with the newest that this page has done or heard of. */
let newest = '';

const hear = (position: string | null | undefined): void => {
  if (position && inOrder(position) > inOrder(newest)) newest = position;
};

/** Two hexadecimal numbers, the higher first. */
const inOrder = (position: string): string =>
  position
    .split('/')
    .map((part) => part.padStart(8, '0'))
    .join('');

/** Takes a comment of the live stream: some say how far the log was. */
export const hearPosition = (comment: string): void => {
  const [name, position] = comment.trim().split(' ');
  if (name === positionHeader) hear(position);
};

/** Takes the answer to a command. */
export const hearAnswer = ({ headers }: Response): void => hear(headers.get(positionHeader));

/** What a page reads has to show what it did, and what it was told of: no server answers from what is older. */
export const sayPosition = (headers: Headers): void => {
  if (newest !== '') headers.set(positionHeader, newest);
};
