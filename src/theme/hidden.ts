/** Declarations for visually hidden text: for screen readers only. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Declarations for a radio button, or a field for a file, laid, unseen, over what it chooses: the frame of that shows focus and choice. */
export const overlaidControl = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`
