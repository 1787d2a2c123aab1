import { css } from '@galo/css'

/** A blue field with a pin and large type; ink on white when printed. */
export const place = css`
  display: grid;
  align-content: end;
  gap: 10px;
  min-height: 220px;
  padding: 24px;

  & .drop {
    width: 56px;
    height: 64px;
    display: grid;
    place-items: center;
    background: var(--limao-400);
    color: var(--tinta-900);
    border-radius: 28px 28px 28px 6px;
  }
  & h2 {
    font-size: var(--t-1);
  }
  & address {
    font-style: normal;
    font-size: 1.125rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: #fff;
    font-weight: 600;
    justify-self: start;
  }
  @media (min-width: 960px) {
    padding: 40px;
    min-height: 420px;
  }
  @media print {
    min-height: 0;
    padding: 12px 0;
    & .drop,
    & svg {
      display: none;
    }
  }
`
