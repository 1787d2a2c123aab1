import { css } from '@galo/css'

export const sheetStyle = css`
  .sheet-panel {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    max-height: inherit;
    min-height: 0;
  }
  .sheet-scroll {
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 5rem 1rem;
  }
  .sheet-stage {
    --stage: min(12.5rem, 30vh);
    display: grid;
    align-content: center;
    place-items: center;
    height: var(--stage);
  }
  /* A dish with its ground is a petal on the field; one without stands on the field itself. */
  .sheet-stage img {
    width: min(0.88 * var(--stage), 62%);
    border-radius: 4rem 1rem 4rem 1rem;
    box-shadow: 0 1rem 2rem rgb(16 22 47 / 0.35);
  }
  .sheet-stage img[data-ground='clear'] {
    width: min(1.1 * var(--stage), 78%);
    border-radius: 0;
    box-shadow: none;
    filter: drop-shadow(0 1.25rem 1.5rem rgb(60 10 0 / 0.4));
  }
  /* No grid: a row would hold the sticky header back. */
  .sheet-body {
    display: flex;
    flex-direction: column;
    gap: 1.5rem;
    padding: 1.25rem var(--gutter) 1.5rem;
  }
  .sheet-body > * {
    flex: none;
  }
  /* Stays while the rest scrolls, so that the close button lies over nothing but the room it has here. */
  .sheet-body > header {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 1rem;
    align-items: baseline;
    min-height: 4.25rem;
    /* It ends under its close button, lower than the title does: what follows comes nearer by as much. */
    margin-block: -1.25rem -1.125rem;
    margin-inline: calc(-1 * var(--gutter));
    padding: 1.25rem 4.25rem 0.375rem var(--gutter);
    background: var(--surface);
  }
  .sheet-body > .sheet-intro {
    margin-block-start: -0.375rem;
    color: var(--text-2);
  }
  /* At the end of the title's line; what has no room there goes below what has. */
  .sheet-aside {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0.125rem 1rem;
    align-items: baseline;
    justify-content: end;
    min-width: min-content;
  }
  .sheet-body > header > h2 {
    margin-inline-end: auto;
    font-size: var(--t-1);
  }
  .sheet-foot {
    display: flex;
    gap: 0.75rem;
    min-width: 0;
    padding: 0.75rem var(--gutter) max(0.75rem, env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--border);
    background: var(--surface);
  }
  .sheet-close {
    position: absolute;
    inset: 0.75rem 0.75rem auto auto;
    z-index: 2;
  }
  /* Beside a short name its price has room here too. */
  @media (max-width: 374px) {
    .sheet-body > header > h2 {
      font-size: min(1.5rem, 12vw);
    }
  }
  @media (min-width: 960px) {
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
      scroll-padding-block: 5.5rem 1rem;
    }
    .sheet-body > header {
      inset-block-start: -2rem;
      margin-block: -2rem -0.625rem;
      margin-inline: -2rem;
      padding: 2rem 5.5rem 0.375rem 2rem;
    }
    .sheet-body > .sheet-intro {
      margin-block-start: -0.875rem;
    }
    .sheet-foot {
      padding: 0.75rem 2rem;
    }
  }
`
