export { playingForMs } from '../../kernel/order-times.ts';
