import { css } from '@galo/css'

export const heatChooserStyle = css`
  position: relative;
  overflow: hidden;
  padding: 1.125rem 0.875rem 1rem;
  border-radius: var(--r-4);
  background: #fff0e9;
  color: var(--tinta-900);
  & > legend {
    display: flex;
    float: left;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    width: 100%;
    /* The badge goes with the answer; nothing below may move under the finger that gave it. */
    min-height: 1.5625rem;
    padding-inline: 0.375rem;
    font: 800 1.25rem/1.12 var(--font-display);
    letter-spacing: var(--track-head);
  }
  .heat-head {
    display: grid;
    clear: both;
    /* Nothing here grows past a phone with the text: the words need the room. */
    grid-template-columns: minmax(0, 1fr) min(5.5rem, 27.5vw);
    align-items: end;
    padding-inline: 0.375rem;
  }
  .heat-name {
    margin-block: 0.5rem 0.375rem;
    /* Over the rooster's head there is room: a second line would push the heats out of a phone's sight. */
    margin-inline-end: calc(-1 * min(5.5rem, 27.5vw));
    color: #b52f0e;
    font: 900 min(3.25rem, 16.25vw) / 0.9 var(--font-display);
    letter-spacing: -0.03em;
  }
  .heat-line {
    /* Three lines, for the same reason. */
    min-height: 5.5rem;
    padding-block-end: 1rem;
    color: #5a2412;
  }
  .heat-rooster {
    margin: 0 -0.5rem -2.5rem 0;
  }
  .heat-rooster > svg {
    width: min(6.5rem, 32.5vw);
    height: min(8.125rem, 40.625vw);
  }
  .heat-error {
    display: flex;
    clear: both;
    gap: 0.375rem;
    min-height: 1.8125rem;
    padding: 0.5rem 0.375rem 0;
    color: var(--error);
    font-weight: 600;
    font-size: var(--t-small);
  }
  .heat-levels {
    container-type: inline-size;
    position: relative;
    display: grid;
    /* All in a row, or in several where the text is large. */
    grid-template-columns: repeat(auto-fit, minmax(2.25rem, 1fr));
    gap: 2px;
    align-items: end;
    padding: 0.625rem 0.375rem 0.5rem;
    border-radius: 1.25rem 0.375rem 1.25rem 0.375rem;
    background: #fff;
    box-shadow: var(--e-1);
  }
  .heat-levels > label {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 0.25rem;
    min-height: var(--touch);
    padding: 0.25rem 0 0.375rem;
    border-radius: 0.75rem;
    font-weight: 700;
    font-size: var(--t-micro);
    line-height: 1.15;
    text-align: center;
    cursor: pointer;
  }
  label > small {
    color: var(--text-2);
    font-weight: 500;
    font-size: 0.75rem;
    white-space: nowrap;
  }
  label > svg {
    max-width: 100%;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @media (hover: hover) {
    .heat-levels > label:hover {
      background: var(--azul-50);
    }
  }
  .heat-levels > label:has(:checked) {
    background: var(--tinta-900);
    color: #fff;
  }
  .heat-levels > label:has(:checked) > small {
    color: #fff;
  }
  .heat-levels > label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .heat-levels > label:has(:disabled) {
    opacity: 0.45;
    cursor: not-allowed;
  }
  /* Where six words don't fit, the chosen heat shows its own, and there is always room for it. */
  @container (max-width: 300px) {
    .heat-levels > label {
      font-size: 0.75rem;
      letter-spacing: -0.02em;
    }
    label > small {
      visibility: hidden;
    }
    /* Apart from each other, and inside the row. */
    label > svg {
      max-width: 84%;
    }
    label:has(:checked) > small {
      visibility: visible;
      letter-spacing: -0.03em;
    }
    /* Over the gaps beside it: its words are wider than a sixth of the row. */
    .heat-levels > label:has(:checked) {
      margin-inline: -2px;
    }
  }
  @media (max-width: 374px) {
    .heat-levels {
      padding-inline: 0.125rem;
    }
    .heat-name {
      font-size: min(2.625rem, 13.125vw);
    }
  }
  @media (max-height: 740px) {
    .heat-name {
      margin-block: 0.25rem;
      font-size: min(2.5rem, 12.5vw);
    }
    .heat-line {
      min-height: 5rem;
      padding-block-end: 0.5rem;
    }
  }
  @media (max-width: 374px) and (max-height: 740px) {
    padding-block-start: 0.75rem;
  }
  @media (min-width: 500px) {
    .heat-line {
      min-height: 4.5rem;
    }
  }
  @media (min-width: 960px) {
    padding: 1.375rem 1.25rem;
    .heat-head {
      grid-template-columns: minmax(0, 1fr) min(9.375rem, 15.625vw);
    }
    .heat-name {
      margin-inline-end: 0;
      font-size: min(4.5rem, 7.5vw);
    }
    .heat-line {
      min-height: 4rem;
    }
    .heat-rooster > svg {
      width: min(9.375rem, 15.625vw);
      height: min(11.75rem, 19.6vw);
    }
    .heat-levels {
      grid-template-columns: repeat(auto-fit, minmax(3.75rem, 1fr));
    }
    .heat-levels > label {
      font-size: 0.9375rem;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    .heat-levels > label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`
