const NAME = 'ssoPerson';

/** Whether this browser's user has said before that the account is his; forgotten with the logout, as all local storage. */
export function isKnownPerson(id: string): boolean {
  try {
    return localStorage.getItem(NAME) === id;
  } catch {
    return false;
  }
}

export function keepPerson(id: string): void {
  try {
    localStorage.setItem(NAME, id);
  } catch {
    // A browser that forbids storage asks again.
  }
}
