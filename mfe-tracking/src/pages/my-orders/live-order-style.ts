import { css } from '@galo/css'

/** An azul field that leads on, with one bar for each step. */
export const liveOrder = css`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr);
  align-items: center;
  gap: 18px 16px;
  padding: 22px 20px;

  & .way {
    display: grid;
    place-items: center;
    width: 60px;
    height: 60px;
    border-radius: 20px 6px;
    background: var(--limao-400);
    color: var(--tinta-900);
  }
  & h2 {
    font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2rem);
    font-weight: 900;
    font-variant-numeric: tabular-nums;
  }
  & > a,
  & .bars {
    grid-column: 1 / -1;
  }
  & .bars {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 5px;
  }
  & i {
    height: 8px;
    border-radius: 5px 2px;
    background: rgb(255 255 255 / 28%);
  }
  & i[data-state='done'] {
    background: #fff;
  }
  & i[data-state='current'] {
    background: var(--limao-400);
  }
  @media (max-width: 374.98px) {
    & .way {
      display: none;
    }
    & .words {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: 60px minmax(0, 1fr) auto;
    padding: 26px 28px;
    & > a {
      grid-column: auto;
    }
  }
  @media (forced-colors: active) {
    & i {
      border: 1px solid;
    }
    & i[data-state='done'] {
      background: CanvasText;
    }
    & i[data-state='current'] {
      background: Highlight;
    }
  }
`
