import type { Request, Response } from 'express';
import { inSpan, isOn } from '../tracing/tracing.ts';

/** Traces a request as a span with its route's name. The event stream is not traced, because it lasts for hours. */
export const traced = (
  key: string,
  request: Request,
  response: Response,
  requestId: string,
  answer: () => Promise<void>,
): Promise<void> => {
  if (!isOn() || key === 'GET /live') return answer();
  const [method = '', path = ''] = key.split(' ');
  const attributes = { 'http.request.method': method, 'http.route': `/api${path}`, 'basamak.request_id': requestId };
  return inSpan(
    { name: `${method} /api${path}`, kind: 'server', attributes, caller: request.get('traceparent') },
    async (note) => {
      await answer();
      note({ 'http.response.status_code': response.statusCode });
    },
  );
};
