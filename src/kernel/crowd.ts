/** Nothing is told of fewer people, orders or messages than this: each one would change it too much, or be recognised in it. */
export const fewest = 5;
