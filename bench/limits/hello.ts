/** The smallest Express server. Requests to the product are compared with it. */
import express from 'express';

const app = express();
app.get('/', (_request, response) => {
  response.json({ hello: 'world' });
});
app.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('listening'));
