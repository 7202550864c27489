import type { Page } from '@playwright/test';
import { expect } from './journey';
import { dayIn } from './traveller';

/** What a stay is searched for with; two grown people in one room in Lisbon where nothing else is said. */
export interface StaySearch {
  place?: string;
  /** Days from now until the arrival. */
  days?: number;
  nights?: number;
  /** As the address has them: `2.10_2`. */
  rooms?: string;
  /** More of the address of the results. */
  more?: Record<string, string>;
}

/** The results of a search of stays, by its address. */
export async function openHotels(
  page: Page,
  origin: string,
  { place = 'LIS', days = 40, nights = 3, rooms = '2', more = {} }: StaySearch = {},
): Promise<void> {
  const search = new URLSearchParams({
    ...{ place, rooms, nationality: 'PT' },
    ...{ checkIn: dayIn(days), checkOut: dayIn(days + nights) },
    ...more,
  });
  await page.goto(`${origin}/booknow/hotels/search?${search.toString()}`);
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
}

/** The rates of the room that is shown, by what a line of theirs says. */
export const rates = (page: Page, text: string | RegExp) =>
  page.locator('label').filter({ has: page.locator('input[type="radio"]'), hasText: text });

/** From the results to the page of the first property that is paid now. */
export async function openFirst(page: Page, label: RegExp): Promise<void> {
  await page.getByRole('link', { name: label }).first().click();
  await expect(page).toHaveURL(/search-details/);
  await expect(page.locator('input[type="radio"]').first()).toBeVisible({ timeout: 20_000 });
}

/** From the page of a property to its checkout. */
export async function reserve(page: Page, label: string): Promise<void> {
  await page
    .getByRole('link', { name: label, exact: true })
    .or(page.getByRole('button', { name: label, exact: true }))
    .locator('visible=true')
    .first()
    .click();
  await expect(page.locator('#hotel-checkout')).toBeVisible({ timeout: 20_000 });
}

/** A field of the checkout, by its place in the request. */
export const guestField = (page: Page, name: string) =>
  page.locator(`#hotel-checkout [name="guests.${name}"]`);

/** A guest for each room, and how they are reached; the last names decide how the embedded suppliers behave. */
export async function fillGuests(page: Page, lastNames: readonly string[]): Promise<void> {
  for (const [at, lastName] of lastNames.entries()) {
    await guestField(page, `rooms.${at}.firstName`).fill('Ana');
    await guestField(page, `rooms.${at}.lastName`).fill(lastName);
  }
  await guestField(page, 'phone').fill('+351 912 345 678');
}
