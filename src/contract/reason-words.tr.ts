// For the web apps: what stands as a reason on a timeline, in words.
export { laneReasonText, reasonText, staffReasonText } from '../kernel/reason-labels.tr.ts';
