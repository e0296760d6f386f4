const frame = document.querySelector('.begin');

/** The skeleton of index.html, shown until the user is known. CSS hides all but its lines inside the layout. */
export const Beginning = () => (
  <div
    ref={(place) => {
      if (frame) place?.replaceChildren(frame.cloneNode(true));
    }}
  />
);
