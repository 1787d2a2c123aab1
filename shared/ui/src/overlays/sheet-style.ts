import { css } from '@emotion/react'

export const sheetStyle = css`
  .sheet-panel {
    position: relative;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    max-height: inherit;
    min-height: 0;
  }
  .sheet-scroll {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .sheet-stage {
    display: grid;
    place-items: center;
    height: 17.5rem;
  }
  /* A dish with its ground is a petal on the field; one without stands on the field itself. */
  .sheet-stage img {
    width: min(15rem, 78%);
    border-radius: 4rem 1rem 4rem 1rem;
    box-shadow: 0 1rem 2rem rgb(16 22 47 / 0.35);
  }
  .sheet-stage img[data-ground='clear'] {
    width: min(19rem, 96%);
    border-radius: 0;
    box-shadow: none;
    filter: drop-shadow(0 1.25rem 1.5rem rgb(60 10 0 / 0.4));
  }
  .sheet-body {
    display: grid;
    gap: 1.5rem;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding: 1.25rem var(--gutter) 1.5rem;
  }
  .sheet-body > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.375rem 1rem;
    align-items: baseline;
  }
  .sheet-body > header > p {
    grid-column: 1 / -1;
    color: var(--text-2);
  }
  .sheet-body > header > h2 {
    font-size: var(--t-1);
  }
  .sheet-scroll:not(:has(.sheet-stage)) > .sheet-body > header {
    padding-inline-end: 3.5rem;
  }
  .sheet-foot {
    display: flex;
    gap: 0.75rem;
    padding: 0.75rem var(--gutter) max(0.75rem, env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--border);
    background: var(--surface);
  }
  .sheet-close {
    position: absolute;
    inset: 0.75rem 0.75rem auto auto;
    z-index: 1;
  }
  @media (min-width: 900px) {
    width: min(42.5rem, 100% - 4rem);
    max-height: calc(100dvh - 4rem);
    inset: 0;
    height: fit-content;
    margin: auto;
    border-radius: var(--r-4);
    .sheet-scroll {
      display: contents;
    }
    .sheet-stage {
      grid-row: 1 / -1;
      height: auto;
    }
    .sheet-stage img {
      width: 80%;
    }
    .sheet-stage img[data-ground='clear'] {
      justify-self: end;
      width: 120%;
      max-width: none;
    }
    .sheet-body {
      overflow-y: auto;
      padding: 2rem 2rem 1.5rem;
    }
    .sheet-body > header {
      padding-inline-end: 3.5rem;
    }
    .sheet-foot {
      padding: 0.75rem 2rem;
    }
  }
`
