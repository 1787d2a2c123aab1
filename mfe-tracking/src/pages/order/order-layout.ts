import { css } from '@galo/css'

/** One column with a panel of white paper. */
const column = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: var(--page);
  margin-inline: auto;
  padding: 20px var(--gutter) 56px;

  & > .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 24px;
    padding: 24px 20px;
    background: var(--surface);
    border-radius: var(--r-4);
    box-shadow: var(--e-2);
  }
`

/** A receipt: one column, ink on white. */
const onPaper = `
  display: block;
  max-width: 18cm;
  padding: 0;
  color: #000;
  & * {
    color: #000 !important;
    background: none !important;
    box-shadow: none !important;
  }
`

/** The panel with the clock, and where the order is; from 960 px the panel lies over that, which stays in sight. */
export const orderLayout = css`
  ${column}
  @media (min-width: 960px) {
    --panel-start: max(var(--gutter), calc((100% - var(--page)) / 2 + var(--gutter)));
    --beside-panel: calc(var(--panel-start) + 480px + 48px);
    max-width: none;
    padding: 0;
    & > * {
      grid-area: 1 / 1;
    }
    & > .panel {
      z-index: 1;
      justify-self: start;
      /* One that has little to say is no taller for it. */
      align-self: start;
      width: 480px;
      margin-block: 32px 56px;
      margin-inline-start: var(--panel-start);
      padding: 28px;
      box-shadow: var(--e-3);
    }
    & > :not(.panel) {
      position: sticky;
      top: 0;
      align-self: start;
      height: 100vh;
      min-height: 560px;
    }
  }
  @media print {
    ${onPaper}
    & > .panel {
      gap: 12px;
      width: auto;
      margin: 0;
      padding: 0;
      box-shadow: none;
    }
    & > :not(.panel) {
      position: static;
      height: auto;
      min-height: 0;
    }
  }
`

/** What became of it and of the money, and what happened below or, from 960 px, beside that. */
export const endedLayout = css`
  ${column}
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 400px;
    align-items: start;
    gap: 32px;
    padding-block: 40px 72px;
    & > .panel {
      padding: 32px;
    }
  }
  @media print {
    ${onPaper}
    & > :not(.panel) {
      display: none;
    }
    & > .panel {
      gap: 12px;
      padding: 0;
      box-shadow: none;
    }
  }
`
