type Asked = { readonly params?: object; readonly body?: object };
type Answering = (asked: never) => unknown;

/** A data provider whose `run` calls its function of the same name, such as `'POST /admin/ban'`. */
export const withRun = <P extends object>(provider: P) => ({
  ...provider,
  run: async (call: string, { params, body }: Asked) =>
    (provider as Readonly<Record<string, Answering>>)[call]?.({ ...params, ...body } as never),
});
