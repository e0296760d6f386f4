import '../src/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from '../src/lib/router/index.ts';
import { followTheme, toggleTheme } from '../src/app/theme.ts';
import { Button } from '../src/ui/Button.tsx';
import { Toasts } from '../src/ui/Toasts.tsx';
import { samples } from './samples.tsx';

// `npm run gallery` shows the design system in all its states. The theme is the system's until the button chooses one.

function Gallery() {
  return (
    <>
      <main className="wrap" id="icerik">
        <div className="spread">
          <h1 className="page-h">Bileşenler</h1>
          <Button size="sm" onClick={toggleTheme}>
            Temayı değiştir
          </Button>
        </div>
        <nav className="row row--wrap" aria-label="Bileşenler">
          {samples.map(({ id, title }) => (
            <a className="link" key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        {samples.map(({ id, title, Sample }) => (
          <section className="blk" key={id} id={id} aria-labelledby={`${id}-baslik`}>
            <div className="blk__h">
              <h2 id={`${id}-baslik`}>{title}</h2>
            </div>
            <Sample />
          </section>
        ))}
      </main>
      <Toasts />
    </>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
followTheme();
const router = createBrowserRouter([{ path: '*', Component: Gallery }]);
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
