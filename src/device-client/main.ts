import { ApiProblem } from '#contract/client.ts';
import { Device } from './device.ts';
import { DeviceKey } from './device-key.ts';
import { settingsOf, usage } from './settings.ts';

// npm run device: the reference client for a booster's computer. It prints its state, but no data of the log-ins that it
// opens.

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** Prints only sentences of the API and of this program: other errors might contain secrets. */
const explain = (error: unknown): string => {
  if (error instanceof ApiProblem) return error.message;
  return error instanceof Error && error.constructor === Error ? error.message : 'Beklenmeyen bir hata oldu.';
};

const run = async (): Promise<boolean> => {
  const settings = settingsOf(process.argv.slice(2), process.env);
  return new Device(settings, await DeviceKey.in(settings.keyFile), say).serve();
};

if (process.argv.includes('--help')) say(usage);
else {
  try {
    process.exitCode = (await run()) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
