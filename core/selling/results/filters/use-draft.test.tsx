import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useDraft } from './use-draft';

describe('a draft', () => {
  it('gives way to a value that changes from outside, also back to where it was dragged from', () => {
    const chosen = vi.fn();
    function Dragged() {
      const [value, setValue] = useState(5);
      const draft = useDraft(value, (next) => {
        chosen(next);
        setValue(next);
      });
      return (
        <>
          <output>{draft.value}</output>
          <button onClick={() => draft.change(3)}>drag</button>
          <button onClick={draft.settle}>let go</button>
          <button onClick={() => setValue(5)}>back</button>
        </>
      );
    }
    render(<Dragged />);
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('drag');
    expect(screen.getByRole('status').textContent).toBe('3');
    expect(chosen).not.toHaveBeenCalled();
    press('let go');
    expect(chosen.mock.calls).toEqual([[3]]);
    press('back');
    expect(screen.getByRole('status').textContent).toBe('5');
  });
});
