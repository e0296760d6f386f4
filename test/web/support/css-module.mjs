/** A CSS module in a component test: every class is called what it is called in the source. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
