import { RejectedError, TimeoutError } from '@galo/contracts/errors'
import { aReceipt, createFakeHttp, renderScreen, screen, within, act, type FakeHttp } from '@galo/testing'
import { ReceiptPage } from './receipt-page'

const RECEIPT = aReceipt()

const open = (http: FakeHttp) =>
  renderScreen(<ReceiptPage data={{ orderId: RECEIPT.order_id }} params={{ id: RECEIPT.order_id }} />, {
    owner: 'mfe-tracking',
    at: `/order/myorders/${RECEIPT.order_id}/receipt`,
    http,
  })
const knows = (receipt = RECEIPT) => createFakeHttp({ 'orders.get-receipt': () => ({ data: receipt }) })

describe('ReceiptPage', () => {
  it('says what was paid line by line, the VAT by rate, and to whom', async () => {
    open(knows())
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Receipt, order 4T-092')
    expect(screen.getByText('17 Nov 2026, 18:02 · Delivery')).toBeVisible()
    const half = screen.getByRole('row', { name: /1 × Half chicken/ })
    expect(half).toHaveTextContent(/20%.*£13\.95/)
    const rates = within(screen.getByRole('table', { name: 'VAT by rate' }))
    expect(rates.getByRole('row', { name: /^20%/ })).toHaveTextContent('20%£15.91£3.18£19.09')
    expect(rates.getByRole('row', { name: /^Together/ })).toHaveTextContent('£22.49')
    expect(screen.getByText('GB 999 9999 73')).toBeVisible()
    expect(screen.getByText('UK-000092')).toBeVisible()
    expect(screen.queryByText('What went back')).not.toBeInTheDocument()
  })

  it('says what went back, and what was paid in the end', async () => {
    const amount = { currency_code: 'GBP' as const, value: 340 }
    open(
      knows(
        aReceipt({
          refunds: [
            {
              ...{ kind: 'items' as const, amount, items: ['Rainbow slaw'], is_sold_out: true, bands: [] },
              ...{ at: '2026-11-18T10:00:00Z', due_by: '2026-11-25' },
            },
          ],
          kept: { currency_code: 'GBP', value: 1_909 },
        }),
      ),
    )
    const back = within(await screen.findByRole('region', { name: 'What went back' }))
    expect(back.getByText('−£3.40')).toBeVisible()
    expect(back.getByText('Sold out, taken out: Rainbow slaw, 18 Nov 2026')).toBeVisible()
    expect(back.getByText('on Visa ending 4242 by 25 Nov 2026')).toBeVisible()
    expect(back.getByText('£19.09')).toBeVisible()
  })

  it('saves the file, and says when it doesn’t come', async () => {
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:receipt'
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const http = knows()
    http.answer('orders.get-receipt-file', () => {
      throw new TimeoutError('/direct-orders/orders/{orderId}/receipt/file')
    })
    open(http)
    const save = await screen.findByRole('button', { name: 'Save as PDF' })
    act(() => save.click())
    expect(await screen.findByText(/The file didn’t come/)).toBeVisible()
    http.answer('orders.get-receipt-file', () => ({
      data: { name: 'Galo receipt UK-000092.pdf', base64: btoa('%PDF') },
    }))
    act(() => save.click())
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
    expect(saved).toEqual(['Galo receipt UK-000092.pdf'])
    expect(screen.queryByText(/The file didn’t come/)).not.toBeInTheDocument()
    jest.restoreAllMocks()
  })

  it('knows no receipt of what nobody paid, of somebody else’s order, and behind a link that is over', async () => {
    const http = createFakeHttp({
      'orders.get-receipt': () => {
        throw new RejectedError(
          {
            errorCode: 'NOT_FOUND',
            status: 404,
            message: 'NOT_FOUND: Receipt not found',
            endPoint: '/direct-orders/orders/{orderId}/receipt',
            method: 'GET',
            apiSource: 'order-tracking',
          },
          null,
        )
      },
    })
    open(http)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('There’s no receipt here')
    expect(screen.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/order/myorders')
  })

  it('can be asked again when the till doesn’t answer', async () => {
    const http = createFakeHttp({
      'orders.get-receipt': () => {
        throw new TimeoutError('/direct-orders/orders/{orderId}/receipt')
      },
    })
    open(http)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We can’t reach your receipt')
    http.answer('orders.get-receipt', () => ({ data: RECEIPT }))
    act(() => screen.getByRole('button', { name: 'Retry' }).click())
    expect(await screen.findByText('Total paid')).toBeVisible()
  })
})
