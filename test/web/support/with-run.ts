type Asked = { readonly params?: object; readonly body?: object };
type Answering = (asked: never) => unknown;

/** A data provider whose `run` is answered by functions of it that are called as the calls: `'POST /admin/ban'`. */
export const withRun = <P extends object>(provider: P) => ({
  ...provider,
  run: async (call: string, { params, body }: Asked) =>
    (provider as Readonly<Record<string, Answering>>)[call]?.({ ...params, ...body } as never),
});
