const frame = document.querySelector('.begin');

/** The frame of index.html, shown on until it is known who is there; inside the layout only its lines (see its styles). */
export const Beginning = () => (
  <div
    ref={(place) => {
      if (frame) place?.replaceChildren(frame.cloneNode(true));
    }}
  />
);
