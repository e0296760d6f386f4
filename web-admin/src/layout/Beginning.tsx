const frame = document.querySelector('.begin');

/**
 * The skeleton of index.html, shown until the user is known and the page's code is loaded. Inside the layout, CSS shows
 * only the lines of the skeleton.
 */
export const Beginning = () => (
  <div
    ref={(place) => {
      if (frame) place?.replaceChildren(frame.cloneNode(true));
    }}
  />
);
