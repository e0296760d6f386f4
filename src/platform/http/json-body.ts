import express, { type Request, type RequestHandler } from 'express';

/**
 * Reads JSON bodies of up to `limit` bytes. Nearly all bodies are UTF-8 of a stated length. They are read here, because
 * Express' parser costs about as much as the rest of a small request. It reads all other bodies.
 */
export const jsonReader = (limit: number): RequestHandler => {
  const readOther = express.json({ limit, inflate: false, strict: false });
  return (request, response, next) => {
    if (!isUsual(request, limit)) {
      readOther(request, response, next);
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      try {
        request.body = parsed(parts);
      } catch (error) {
        next(fault('entity.parse.failed', error));
        return;
      }
      next();
    });
    request.once('close', () => {
      if (!request.complete) next(fault('request.aborted'));
    });
  };
};

const isUsual = ({ headers, readable }: Request, limit: number): boolean =>
  headers['content-type'] === 'application/json' &&
  headers['content-encoding'] === undefined &&
  Number(headers['content-length']) <= limit &&
  readable;

/** Drops a byte order mark. */
const utf8 = new TextDecoder();

const parsed = (parts: readonly Buffer[]): unknown => {
  const text = utf8.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts));
  return text === '' ? {} : JSON.parse(text);
};

/** A fault with the type that Express' parser gives it. */
const fault = (type: string, cause?: unknown): Error =>
  Object.assign(new Error('the body could not be read', { cause }), { type });
