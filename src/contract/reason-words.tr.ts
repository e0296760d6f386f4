// For the web apps: what stands as a reason on a timeline, in words.
export { reasonText } from '../kernel/reason-labels.tr.ts';
