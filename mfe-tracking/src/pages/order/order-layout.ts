import { css } from '@galo/css'

/** The panel with the clock, and from 960 px the place beside it. */
export const orderLayout = css`
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
  /* Nothing is to be seen there any more. */
  & > .still {
    display: none;
  }
  @media (min-width: 960px) {
    grid-template-columns: 480px minmax(0, 1fr);
    align-items: start;
    gap: 32px;
    padding-block: 40px 72px;
    & > .still {
      display: block;
      min-height: 420px;
    }
    & > .panel {
      padding: 28px;
      box-shadow: var(--e-3);
    }
  }
  /* A receipt: one column, ink on white. */
  @media print {
    display: block;
    max-width: 18cm;
    padding: 0;
    color: #000;
    & > .still {
      display: none;
    }
    & > .panel {
      gap: 12px;
      padding: 0;
      box-shadow: none;
    }
    & * {
      color: #000 !important;
      background: none !important;
      box-shadow: none !important;
    }
  }
`
