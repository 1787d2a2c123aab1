import { css } from '@galo/css'

export const comboboxStyle = css`
  position: relative;
  min-width: 0;
  input {
    scroll-margin-block-start: 6rem;
  }
  /* In the flow of the page: nothing can cut it off, and it covers no button. */
  .combobox-popup {
    margin-block-start: 0.375rem;
    border-radius: var(--r-2);
    background: var(--surface);
    color: var(--text);
    box-shadow: var(--e-2);
  }
  /* The list is what scrolls, since the list is what the arrows walk. */
  [role='listbox'] {
    position: relative;
    max-height: 17rem;
    padding: 0.375rem;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .combobox-message {
    margin-block-start: 0.375rem;
    padding: 0.5rem 0.75rem;
    border-radius: var(--r-1);
    background: var(--azul-50);
    color: var(--text-2);
    font-size: var(--t-small);
  }
  [role='option'] {
    display: grid;
    align-content: center;
    min-height: 3.25rem;
    padding: 0.375rem 0.75rem;
    border-radius: 0.625rem;
    font-weight: 600;
    line-height: 1.3;
    cursor: pointer;
  }
  [role='option'] > small {
    color: var(--text-2);
    font-weight: 400;
    font-size: var(--t-small);
  }
  [role='option']:hover {
    background: var(--azul-50);
  }
  [role='option'][aria-selected='true'] {
    background: var(--azul-100);
    color: var(--azul-800);
  }
  @media (forced-colors: active) {
    .combobox-popup {
      border: 1px solid;
    }
    [role='option'][aria-selected='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`
