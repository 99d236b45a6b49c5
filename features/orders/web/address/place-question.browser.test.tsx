// A postal code beside another state: asked about before it is sent, and both answers go on.

import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../app/web/testing/render-feature.tsx';
import { expectNoViolation } from '../../../../kit/web/testing/axe.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import type { Address } from '../../domain/address/address.ts';
import { AddressFields, useAddressCheck } from './address-fields.tsx';

const ADDRESS: Address = {
  country: 'BR',
  name: 'Rui Prado',
  phone: '+55 41 98888 0000',
  line1: 'Rua XV 10',
  line2: '',
  district: 'Centro',
  city: 'Curitiba',
  region: 'SC',
  postcode: '80020-310',
  personalId: '529.982.247-25',
};

function Form({ onSent }: { readonly onSent: (address: Address) => void }) {
  const { check, questions } = useAddressCheck();
  const form = useForm<Address>({
    initial: ADDRESS,
    check,
    send: async (address) => onSent(address),
    explain: () => ({}),
  });
  return (
    <form {...form.formProps}>
      <AddressFields form={form} country="BR" questions={questions} />
      <button type="submit">存</button>
    </form>
  );
}

async function show() {
  const sent: Address[] = [];
  await renderFeature(<Form onSent={(address) => sent.push(address)} />, {
    texts: ['orders', 'global-services'],
  });
  return sent;
}

const QUESTION = '邮编 80020-310 属于 Paraná (PR)，不属于 Santa Catarina (SC)';

it('is not sent before it is answered, and the state that fits is one tap away', async () => {
  const sent = await show();
  await expect.element(page.getByText(QUESTION)).toBeVisible();
  await expectNoViolation();
  await page.getByRole('button', { name: '存' }).click();
  await expect.element(page.getByText('邮编和州、省对得上吗？请在下面回答。')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: '是 Paraná (PR)' }).click();
  await expect.element(page.getByLabelText('州、省')).toHaveValue('PR');
  await expect.element(page.getByText(QUESTION)).not.toBeInTheDocument();
  await page.getByRole('button', { name: '存' }).click();
  await expect.poll(() => sent).toMatchObject([{ region: 'PR', postcode: '80020-310' }]);
});

it('has the states of Brazil as a list', async () => {
  await show();
  const state = page.getByLabelText('州、省');
  await state.selectOptions('Paraná (PR)');
  await expect.element(state).toHaveValue('PR');
  await expect.element(page.getByText(QUESTION)).not.toBeInTheDocument();
});

it('asks for a house number once it is sent without one; s/n is an answer', async () => {
  const sent = await show();
  await page.getByRole('button', { name: '是 Paraná (PR)' }).click();
  const street = page.getByLabelText('街道和门牌号');
  await street.fill('Rua XV de Novembro');
  await page.getByRole('button', { name: '存' }).click();
  await expect.element(page.getByText('没有门牌号，快递员可能找不到。')).toBeVisible();
  await expectNoViolation();
  expect(sent).toEqual([]);
  await street.fill('Rua XV de Novembro, s/n');
  await page.getByRole('button', { name: '存' }).click();
  await expect.poll(() => sent).toHaveLength(1);
});

it('asks Brazilians for their district', async () => {
  const sent = await show();
  await page.getByRole('button', { name: '是 Paraná (PR)' }).click();
  await page.getByLabelText('区（bairro）').fill('');
  await page.getByRole('button', { name: '存' }).click();
  await expect.element(page.getByLabelText('区（bairro）')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

it('is sent as it stands where its writer says so, and another one is asked about anew', async () => {
  const sent = await show();
  await page.getByRole('button', { name: '地址没错，就这样' }).click();
  await page.getByRole('button', { name: '存' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  await page.getByLabelText('邮编').fill('01001-000');
  await expect.element(page.getByText(/^邮编 01001-000 属于 São Paulo/)).toBeVisible();
});

it('keeps its question through a double tap that brings the answer below the finger, and answers nothing by it', async () => {
  const sent = await show();
  await page.getByRole('button', { name: '是 Paraná (PR)' }).click();
  await page.getByLabelText('街道和门牌号').fill('Rua XV de Novembro');
  const save = page.getByRole('button', { name: '存' });
  const right = page.getByRole('button', { name: '地址没错，就这样' });
  await expect.element(right).not.toBeInTheDocument();
  // As the page that scrolls to a refused field does: the answer comes to lie where the button lay.
  const button = save.element() as HTMLElement;
  button.style.cssText = 'position: fixed; inset: 0; z-index: 9';
  const style = document.createElement('style');
  style.textContent = '[role="status"] button { position: fixed; inset: 0; z-index: 10 }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  await save.dblClick();
  await expect.element(right).toBeVisible();
  expect(sent).toEqual([]);
  await right.click({ position: { x: 5, y: 5 } });
  await expect.element(right).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('街道和门牌号')).not.toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});
